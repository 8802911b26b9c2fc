/* What primitives.py teaches mypyc, and small numbers without a call: read before the C code of every library.

   The usual case is answered here; everything else (negative or far too large numbers, heirs of the builtin types,
   mistakes) is left to CPython's own function, so that results and errors stay the same. */

#ifndef REGALIA_PRIMITIVES_H
#define REGALIA_PRIMITIVES_H

#include <Python.h>
#include <string.h>
#include "CPy.h"

/* --- numbers: CPython keeps one object for each of -5 … 256 ------------------------------------------------------- */

#define REGALIA_LEAST (-5)
#define REGALIA_SMALL 262

static PyObject *Regalia_small_numbers[REGALIA_SMALL];

static inline PyObject *Regalia_Number(long value) {
    unsigned long at = (unsigned long)value - REGALIA_LEAST;
    if (likely(at < REGALIA_SMALL)) {
        PyObject *number = Regalia_small_numbers[at];
        if (unlikely(number == NULL)) {
            number = Regalia_small_numbers[at] = PyLong_FromLong(value);
        }
        Py_XINCREF(number);
        return number;
    }
    return PyLong_FromLong(value);
}

#define PyLong_FromLong(value) Regalia_Number(value)

/* Whether an item of a list or tuple is that number; -1 after an error. */
static inline int Regalia_IsNumber(PyObject *item, CPyTagged number) {
    if (likely(PyLong_CheckExact(item) && CPyTagged_CheckShort(number))) {
        return CPyTagged_BorrowFromObject(item) == number;
    }
    PyObject *boxed = CPyTagged_AsObject(number);
    int is_equal = PyObject_RichCompareBool(item, boxed, Py_EQ);
    Py_DECREF(boxed);
    return is_equal;
}

/* --- bytearrays ---------------------------------------------------------------------------------------------------- */

static inline CPyTagged Regalia_ByteAt(PyObject *bytes, CPyTagged index) {
    Py_ssize_t at = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)at < (size_t)PyByteArray_GET_SIZE(bytes))) {
        return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(bytes)[at] << 1;
    }
    PyObject *boxed = CPyTagged_AsObject(index);
    PyObject *found = PyObject_GetItem(bytes, boxed);
    Py_DECREF(boxed);
    return found == NULL ? CPY_INT_TAG : CPyTagged_StealFromObject(found);
}

static inline int Regalia_SetByte(PyObject *bytes, CPyTagged index, CPyTagged value) {
    Py_ssize_t at = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)at < (size_t)PyByteArray_GET_SIZE(bytes)
               && CPyTagged_CheckShort(value) && (size_t)value < 256 << 1)) {
        PyByteArray_AS_STRING(bytes)[at] = (char)CPyTagged_ShortAsSsize_t(value);
        return 0;
    }
    PyObject *boxed = CPyTagged_AsObject(index), *new = CPyTagged_AsObject(value);
    int failed = PyObject_SetItem(bytes, boxed, new);
    Py_DECREF(boxed);
    Py_DECREF(new);
    return failed;
}

/* --- number in …, list.count(number) ------------------------------------------------------------------------------- */

static inline int Regalia_InBytes(PyObject *bytes, CPyTagged value) {
    if (likely(CPyTagged_CheckShort(value) && (size_t)value < 256 << 1)) {
        int byte = (int)CPyTagged_ShortAsSsize_t(value);
        if (likely(PyBytes_Check(bytes))) {
            return memchr(PyBytes_AS_STRING(bytes), byte, PyBytes_GET_SIZE(bytes)) != NULL;
        }
        return memchr(PyByteArray_AS_STRING(bytes), byte, PyByteArray_GET_SIZE(bytes)) != NULL;
    }
    PyObject *boxed = CPyTagged_AsObject(value);
    int found = PySequence_Contains(bytes, boxed);
    Py_DECREF(boxed);
    return found;
}

static inline int Regalia_InList(PyObject *list, CPyTagged number) {
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(list); at++) {
        int found = Regalia_IsNumber(PyList_GET_ITEM(list, at), number);
        if (found) {
            return found;
        }
    }
    return 0;
}

static inline int Regalia_InTuple(PyObject *tuple, CPyTagged number) {
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(tuple); at++) {
        int found = Regalia_IsNumber(PyTuple_GET_ITEM(tuple, at), number);
        if (found) {
            return found;
        }
    }
    return 0;
}

static inline CPyTagged Regalia_Count(PyObject *list, CPyTagged number) {
    size_t count = 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(list); at++) {
        int found = Regalia_IsNumber(PyList_GET_ITEM(list, at), number);
        if (unlikely(found < 0)) {
            return CPY_INT_TAG;
        }
        count += (size_t)found;
    }
    return (CPyTagged)count << 1;
}

/* --- any sequence by number ---------------------------------------------------------------------------------------- */

static inline PyObject *Regalia_ItemAt(PyObject *items, CPyTagged index) {
    size_t at = (size_t)CPyTagged_ShortAsSsize_t(index);
    PyObject *found = NULL;
    if (likely(CPyTagged_CheckShort(index))) {
        if (PyList_CheckExact(items)) {
            if (likely(at < (size_t)PyList_GET_SIZE(items))) {
                found = PyList_GET_ITEM(items, at);
            }
        } else if (PyTuple_CheckExact(items) && likely(at < (size_t)PyTuple_GET_SIZE(items))) {
            found = PyTuple_GET_ITEM(items, at);
        }
    }
    if (likely(found != NULL)) {
        return Py_NewRef(found);
    }
    PyObject *boxed = CPyTagged_AsObject(index);
    found = PyObject_GetItem(items, boxed);
    Py_DECREF(boxed);
    return found;
}

/* --- generator.send ------------------------------------------------------------------------------------------------ */

static inline PyObject *Regalia_Send(PyObject *generator, PyObject *value) {
    PyObject *result = NULL;
    if (likely(Py_TYPE(generator)->tp_as_async != NULL && Py_TYPE(generator)->tp_as_async->am_send != NULL)) {
        switch (PyIter_Send(generator, value, &result)) {
            case PYGEN_NEXT:
                return result;
            case PYGEN_RETURN: {
                PyObject *stop = PyObject_CallOneArg(PyExc_StopIteration, result);
                if (stop != NULL) {
                    PyErr_SetObject(PyExc_StopIteration, stop);
                    Py_DECREF(stop);
                }
                Py_DECREF(result);
                return NULL;
            }
            default:
                return NULL;
        }
    }
    return PyObject_CallMethod(generator, "send", "O", value);
}

#endif
