"""What a page's controls are called, as the browser tells a screen reader."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page

CONTROLS = {
    "button",
    "checkbox",
    "combobox",
    "link",
    "option",
    "radio",
    "searchbox",
    "slider",
    "spinbutton",
    "switch",
    "tab",
    "textbox",
}
LOGS = "section.log li, .log li, [data-testid=text-log]"
"""Lines of a log are buttons too, and the same thing may happen twice."""


def faults_of_names(page: Page) -> list[str]:
    """Controls that have no name, or the name of another that can be used at the same time; a line each.

    Links that lead to the same place are the same.
    """
    devtools = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = devtools.send("Accessibility.getFullAXTree")["nodes"]
    logs = _elements(devtools, LOGS)
    devtools.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    named: Counter[tuple[str, str]] = Counter()
    links: set[tuple[str, str]] = set()
    found = []
    for node in nodes:
        role = _value(node.get("role"))
        if node["ignored"] or role not in CONTROLS:
            continue
        above = list(_ancestors(node, by_id))
        if any(each.get("backendDOMNodeId") in logs for each in above):
            continue
        name = _value(node.get("name")).strip()
        if not name:
            found.append(f"a {role} without a name, in {_place(above)}")
        elif not _property(node, "disabled"):
            link = (name, str(_property(node, "url")))
            if role == "link" and link in links:
                continue
            links.add(link)
            # The choices of one list may be those of another.
            owner = next((each["nodeId"] for each in above if role == "option" and _lists(each)), "")
            named[owner, name] += 1
    return found + [
        f"{count} controls are called {name!r}" for (_, name), count in named.items() if count > 1
    ]


def _ancestors(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Any:
    while (parent := by_id.get(node.get("parentId", ""))) is not None:
        yield parent
        node = parent


def _lists(node: dict[str, Any]) -> bool:
    return _value(node.get("role")) in ("combobox", "listbox")


def _place(above: list[dict[str, Any]]) -> str:
    """The nearest things around it that have a name."""
    names = [_value(each.get("name")) for each in above if not each["ignored"]]
    return " < ".join([name for name in names if name][:2]) or "the page"


def _value(field: dict[str, Any] | None) -> str:
    return str((field or {}).get("value", ""))


def _property(node: dict[str, Any], name: str) -> Any:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    return properties.get(name)


def _elements(devtools: Any, selector: str) -> set[int]:
    root = devtools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    ids = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    return {devtools.send("DOM.describeNode", {"nodeId": each})["node"]["backendNodeId"] for each in ids}
