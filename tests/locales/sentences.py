"""Every code with which the source refuses something, read from it without running it.

A code has a HOLE where something is filled in. What is filled in is followed as far as it is a choice between
codes: a name assigned before, a parameter, a table of them, a function of the same module.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

HOLE = "\0"
Body = ast.FunctionDef | ast.AsyncFunctionDef


Said = tuple[str, str, set[str] | None]


def refusals(folder: Path, name: str) -> Iterator[Said]:
    """Where, the code and the names of its args (None: only running shows them), for each call of `name`."""
    modules = [ast.parse(path.read_text("utf-8"), str(path)) for path in sorted(folder.rglob("*.py"))]
    for path, module in zip(sorted(folder.rglob("*.py")), modules, strict=True):
        for function in [node for node in ast.walk(module) if isinstance(node, Body)]:
            reader = _Reader(module, function, modules)
            for call in sorted(_calls(function, name), key=lambda call: call.lineno):
                for code in reader.said(call.args[1]):
                    yield f"{path.name}:{call.lineno}", code, _args(call)


def _calls(inside: ast.AST, name: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(inside) if isinstance(node, ast.Call)]
    return [call for call in calls if _called(call) == name and len(call.args) >= 2]


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _args(call: ast.Call) -> set[str] | None:
    if len(call.args) == 2:
        return set()
    given = call.args[2]
    if not isinstance(given, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in names else {str(name) for name in names}


def _literal(node: ast.expr) -> str:
    """What is written in an argument; what it takes from elsewhere is a hole."""
    if isinstance(node, ast.JoinedStr):
        return "".join([_literal(part) for part in node.values])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else HOLE


class _Reader:
    """Reads expressions of one function."""

    def __init__(self, module: ast.Module, function: Body, modules: list[ast.Module]) -> None:
        self.module = module
        self.function = function
        self.modules = modules

    def said(self, node: ast.expr) -> list[str]:
        """All that the expression can say."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return self.said(node.body) + self.said(node.orelse)
            case ast.JoinedStr():
                told = [""]
                for part in node.values:
                    filled = part.value if isinstance(part, ast.FormattedValue) else part
                    told = [before + more for before in told for more in self.said(filled)]
                return told
            case ast.Name(id=name):
                return self._named(name, node.lineno)
            case ast.Subscript(value=ast.Name(id=name)):
                return self._table(name)
            case ast.Call(func=ast.Name(id=name)):
                return self._returned(name)
        return [HOLE]

    def _named(self, name: str, line: int) -> list[str]:
        assigned = [
            node
            for node in ast.walk(self.function)
            if isinstance(node, ast.Assign) and node.lineno < line and ast.unparse(node.targets[0]) == name
        ]
        if assigned:
            return self.said(max(assigned, key=lambda node: node.lineno).value)
        parameters = [parameter.arg for parameter in self.function.args.args]
        if name not in parameters:
            return [HOLE]
        place = parameters.index(name)
        given = [call.args for module in self.modules for call in _calls(module, self.function.name)]
        told = [_literal(args[place]) for args in given if len(args) > place]
        return list(dict.fromkeys(told)) or [HOLE]

    def _table(self, name: str) -> list[str]:
        for node in self.module.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
                if isinstance(node.value, ast.Tuple):
                    return [text for word in node.value.elts for text in self.said(word)]
                if isinstance(node.value, ast.Dict):
                    return [text for word in node.value.values for text in self.said(word)]
        return [HOLE]

    def _returned(self, name: str) -> list[str]:
        for node in self.module.body:
            if isinstance(node, Body) and node.name == name:
                given = [each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value]
                return [
                    text for value in given for text in _Reader(self.module, node, self.modules).said(value)
                ]
        return [HOLE]
