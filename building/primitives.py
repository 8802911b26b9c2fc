"""What mypyc is taught: it reads bytearrays, sequences of any kind and generators as it reads any object, slowly.

The same of sums, and of tuples that grow. Named tuples need no lesson: primitives.h knows them when they are called.

Each primitive is a C function of primitives.h that does the usual case in place and leaves the rest to CPython. The
rules are not written for it, and the pure build knows nothing of it.
"""

from __future__ import annotations

from pathlib import Path

HEADER = Path(__file__).with_name("primitives.h")


def teach() -> None:
    """Adds them to mypyc's own, once in a process."""
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import (
        bool_rprimitive,
        bytearray_rprimitive,
        bytes_rprimitive,
        c_int_rprimitive,
        int_rprimitive,
        list_rprimitive,
        object_rprimitive,
        short_int_rprimitive,
        tuple_rprimitive,
    )
    from mypyc.primitives.generic_ops import py_get_item_op
    from mypyc.primitives.registry import ERR_NEG_INT, binary_op, function_op, method_call_ops, method_op

    subscripts = method_call_ops["__getitem__"]
    if py_get_item_op not in subscripts:
        return
    subscripts.remove(py_get_item_op)
    anything = object_rprimitive  # by any key goes after by a number, and that after all that mypyc knows better
    method_op("__getitem__", [anything, anything], anything, "PyObject_GetItem", ERR_MAGIC, priority=-1)
    method_op("__getitem__", [anything, int_rprimitive], anything, "Regalia_ItemAt", ERR_MAGIC, priority=0)
    method_op("__getitem__", [bytearray_rprimitive, int_rprimitive], int_rprimitive, "Regalia_ByteAt", ERR_MAGIC)
    method_op(
        "__setitem__",
        [bytearray_rprimitive, int_rprimitive, int_rprimitive],
        c_int_rprimitive,
        "Regalia_SetByte",
        ERR_NEG_INT,
    )
    method_op("copy", [bytearray_rprimitive], bytearray_rprimitive, "Regalia_CopyBytes", ERR_MAGIC)
    method_op("count", [list_rprimitive, int_rprimitive], short_int_rprimitive, "Regalia_Count", ERR_MAGIC, priority=2)
    method_op("send", [anything, anything], anything, "Regalia_Send", ERR_MAGIC)
    binary_op("+=", [tuple_rprimitive, tuple_rprimitive], tuple_rprimitive, ERR_MAGIC, "PySequence_Concat")
    for items in (list_rprimitive, tuple_rprimitive):
        function_op("builtins.sum", [items], anything, "Regalia_Sum", ERR_MAGIC)
        binary_op("+=", [list_rprimitive, items], list_rprimitive, ERR_MAGIC, "Regalia_Extend", priority=2)
    for items, function in (
        (bytes_rprimitive, "Regalia_InBytes"),
        (bytearray_rprimitive, "Regalia_InBytes"),
        (list_rprimitive, "Regalia_InList"),
        (tuple_rprimitive, "Regalia_InTuple"),
    ):
        binary_op(
            "in",
            [int_rprimitive, items],
            c_int_rprimitive,
            ERR_NEG_INT,
            function,
            truncated_type=bool_rprimitive,
            ordering=[1, 0],
        )
