"""The games as other ecosystems want them: PettingZoo, Gymnasium, OpenSpiel. Each needs the extra of its name."""
