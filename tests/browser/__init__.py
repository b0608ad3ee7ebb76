"""The client in a real browser, played by clicking."""

import pytest

pytest.register_assert_rewrite("tests.browser.clicking", "tests.browser.stranger", "tests.browser.visitor")
