"""Every code that the source gives a sentence to say, read from the calls without running them.

A code is followed to where it is written: a name assigned before, a parameter, a table of codes, a value that
only a few are possible for. A call that passes on what another one wrote is left out.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

from novatable import Game
from novatable.afternova.model import PHASES
from novatable.core.options import Kind, OneOf
from novatable.server.table.entries import Closing

SOURCE = Path(__file__).parents[2] / "src/novatable"


class Constructor(NamedTuple):
    """How the names of its messages begin, and which of its arguments are the code and its args."""

    prefix: str
    code: int
    args: int | None = None


CONSTRUCTORS = {
    "Refusal": Constructor("refused-", 1, 2),
    "Refused": Constructor("refused-", 1, 2),
    "gone": Constructor("refused-", 1, 2),
    "Reason": Constructor("reason-", 0, 1),
    "Note": Constructor("review-found-", 0, 1),
    "ScorePart": Constructor("result-part-", 1, 3),
    "Tie": Constructor("result-tie-", 1),
}
ENDINGS = "result-reason-"
"""How the messages of the enumeration `Ending` begin."""
CHOICES: dict[str, tuple[str, ...]] = {
    "closed": get_args(Closing),
    "phase": PHASES,
    **{
        option.name: tuple(map(str, option.kind.values))
        for kind in Game.kinds.values()
        for option in kind.options
        if isinstance(option.kind, OneOf)
    },
}
"""What an attribute can be that picks a code."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Said(NamedTuple):
    where: str
    message: str
    args: dict[str, ast.expr]


def codes(folder: Path = SOURCE) -> list[Said]:
    """Every message that a call of the folder's modules names."""
    paths = sorted(folder.rglob("*.py"))
    modules = [ast.parse(path.read_text("utf-8"), str(path)) for path in paths]
    return [
        said
        for path, module in zip(paths, modules, strict=True)
        for said in (*_called(path, module, modules), *_endings(path, module), *_options(path, module))
    ]


def _called(path: Path, module: ast.Module, modules: list[ast.Module]) -> Iterator[Said]:
    functions = [node for node in _nodes(module) if isinstance(node, Function)]
    for call in _calls(module):
        kind = CONSTRUCTORS.get(_name(call.func))
        if kind is None or len(call.args) <= kind.code:
            continue
        around = [each for each in functions if each.lineno <= call.lineno <= (each.end_lineno or 0)]
        reader = _Reader(module, around[-1] if around else None, modules)
        code = call.args[kind.code]
        if reader.passes_on(code):
            continue
        where = f"{path.name}:{call.lineno}"
        given = call.args[kind.args] if kind.args is not None and len(call.args) > kind.args else None
        for word in reader.words(code):
            name = kind.prefix + word.replace("_", "-")
            yield Said(where, name, {} if given is None else reader.args(given))


@cache
def _nodes(module: ast.Module) -> list[ast.AST]:
    return list(ast.walk(module))


@cache
def _calls(module: ast.Module) -> list[ast.Call]:
    return [node for node in _nodes(module) if isinstance(node, ast.Call)]


def _endings(path: Path, module: ast.Module) -> Iterator[Said]:
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name == "Ending":
            for member in node.body:
                if isinstance(member, ast.Assign) and isinstance(member.value, ast.Constant):
                    word = str(member.value.value).replace("_", "-")
                    yield Said(f"{path.name}:{member.lineno}", ENDINGS + word, {})


def _options(path: Path, module: ast.Module) -> Iterator[Said]:
    """Each kind of option has its refusal, and its fields are the args."""
    if not any(isinstance(node, ast.ClassDef) and node.name == "Option" for node in module.body):
        return
    for kind in get_args(Kind):
        nothing: ast.expr = ast.Constant(None)
        args = dict.fromkeys(("option", *kind.__struct_fields__, "name"), nothing)
        code = f"refused-option-{kind.__struct_config__.tag}".replace("_", "-")
        yield Said(path.name, code, args)
        yield Said(path.name, f"{code}-or-none", args)


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


class _Reader:
    """Reads expressions of one function, or of a module outside of functions."""

    def __init__(self, module: ast.Module, function: Function | None, modules: list[ast.Module]) -> None:
        self.module = module
        self.function = function
        self.modules = modules
        self.parameters = [each.arg for each in function.args.args] if function else []

    def passes_on(self, code: ast.expr) -> bool:
        """Whether the code is another refusal's, or given to a function that is itself a constructor."""
        if isinstance(code, ast.Attribute) and code.attr in ("code", "message"):
            return True
        own = self.function is not None and self.function.name in (*CONSTRUCTORS, "__init__")
        return own and isinstance(code, ast.Name) and code.id in self.parameters

    def words(self, node: ast.expr) -> list[str]:
        """All that the expression can be."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                return self.words(node.body) + self.words(node.orelse)
            case ast.JoinedStr():
                told = [""]
                for part in node.values:
                    filled = part.value if isinstance(part, ast.FormattedValue) else part
                    told = [before + more for before in told for more in self.words(filled)]
                return told
            case ast.Attribute(attr=name) if name in CHOICES:
                return list(CHOICES[name])
            case ast.Name(id=name):
                return self._named(name, node.lineno)
            case ast.Subscript(value=ast.Name(id=name)):
                return self._table(name)
        raise AssertionError(f"line {node.lineno}: a code that cannot be read: {ast.unparse(node)}")

    def args(self, node: ast.expr) -> dict[str, ast.expr]:
        """The args by name, as they are written."""
        if isinstance(node, ast.Name) and self.function is not None:
            return self.args(self._assigned(node.id, node.lineno)[-1])
        assert isinstance(node, ast.Dict), (
            f"line {node.lineno}: args that cannot be read: {ast.unparse(node)}"
        )
        found: dict[str, ast.expr] = {}
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                found |= self.args(value)
            else:
                found[ast.literal_eval(key)] = value
        return found

    def _assigned(self, name: str, line: int) -> list[ast.expr]:
        """What the name was given before this line, in order."""
        assert self.function is not None
        found = [
            (node.lineno, node.value)
            for node in ast.walk(self.function)
            if (isinstance(node, ast.Assign) and _name(node.targets[0]) == name)
            or (isinstance(node, ast.AnnAssign) and _name(node.target) == name)
        ]
        return [value for at, value in sorted(found, key=lambda each: each[0]) if at < line and value]

    def _named(self, name: str, line: int) -> list[str]:
        assert self.function is not None
        assigned = self._assigned(name, line)
        if assigned:
            return self.words(assigned[-1])
        for node in ast.walk(self.function):
            if isinstance(node, ast.For) and name in ast.unparse(node.target):
                tables = [_name(each) for each in ast.walk(node.iter) if _name(each).isupper()]
                return self._table(tables[0])
        place = self.parameters.index(name)
        calls = [call for module in self.modules for call in _calls(module)]
        given = [call.args for call in calls if _name(call.func) == self.function.name]
        return [word for args in given if len(args) > place for word in self.words(args[place])]

    def _table(self, name: str) -> list[str]:
        for node in self.module.body:
            if isinstance(node, ast.AnnAssign) and _name(node.target) == name:
                held = (
                    node.value.values if isinstance(node.value, ast.Dict) else getattr(node.value, "elts", [])
                )
                return [word for each in held for word in self.words(each)]
        raise AssertionError(f"no table {name} in its module")
