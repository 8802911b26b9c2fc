/* What primitives.py teaches mypyc, and small numbers without a call: read before the C code of every library.

   The usual case is answered here; everything else (negative or far too large numbers, heirs of the builtin types,
   mistakes) is left to CPython's own function, so that results and errors stay the same. */

#ifndef REGALIA_PRIMITIVES_H
#define REGALIA_PRIMITIVES_H

#include <Python.h>
#include <string.h>
#include "CPy.h"

/* --- what only follows a mistake: its code lies apart, so that what runs is close together in the processor's cache - */

void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) __attribute__((cold));
void CPyError_OutOfMemory(void) __attribute__((cold));

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

/* Boxing a number is short enough to be done wherever it is needed. */
inline __attribute__((always_inline)) PyObject *CPyTagged_StealAsObject(CPyTagged number);

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

static inline PyObject *Regalia_CopyBytes(PyObject *bytes) {
    if (likely(PyByteArray_CheckExact(bytes))) {
        return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(bytes), PyByteArray_GET_SIZE(bytes));
    }
    return PyObject_CallMethod(bytes, "copy", NULL);
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

/* --- sum(numbers) of a list or tuple --------------------------------------------------------------------------------- */

static inline PyObject *Regalia_Sum(PyObject *numbers) {
    PyTypeObject *type = Py_TYPE(numbers); /* of heirs only those that are walked as lists and tuples are */
    int is_plain = type->tp_iter == PyTuple_Type.tp_iter || type->tp_iter == PyList_Type.tp_iter;
    PyObject **items = PySequence_Fast_ITEMS(numbers);
    Py_ssize_t sum = 0, count = is_plain ? Py_SIZE(numbers) : -1;
    for (Py_ssize_t at = 0; at < count; at++) {
        CPyTagged number = PyLong_CheckExact(items[at]) ? CPyTagged_BorrowFromObject(items[at]) : CPY_INT_TAG;
        if (unlikely(!CPyTagged_CheckShort(number)
                     || __builtin_add_overflow(sum, CPyTagged_ShortAsSsize_t(number), &sum))) {
            count = -1;
        }
    }
    if (likely(count >= 0)) {
        return PyLong_FromLong(sum);
    }
    PyObject *function = PyDict_GetItemString(PyEval_GetBuiltins(), "sum");
    return function == NULL ? NULL : PyObject_CallOneArg(function, numbers);
}

/* --- list += list or tuple: in place while there is room ------------------------------------------------------------- */

static inline PyObject *Regalia_Extend(PyObject *list, PyObject *more) {
    if (likely(PyList_CheckExact(list) && (PyTuple_CheckExact(more) || PyList_CheckExact(more)))) {
        Py_ssize_t size = PyList_GET_SIZE(list), count = Py_SIZE(more);
        if (size + count <= ((PyListObject *)list)->allocated) {
            PyObject **items = PySequence_Fast_ITEMS(more), **end = PySequence_Fast_ITEMS(list) + size;
            for (Py_ssize_t at = 0; at < count; at++) {
                end[at] = Py_NewRef(items[at]);
            }
            Py_SET_SIZE(list, size + count);
            return Py_NewRef(list);
        }
        return PySequence_InPlaceConcat(list, more);
    }
    return PyNumber_InPlaceAdd(list, more);
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

/* --- named tuples ---------------------------------------------------------------------------------------------------

   A class that `NamedTuple` has made is called by running a small Python function. What it does is done here: the
   values, and for those that are missing at the end the defaults. */

typedef struct {
    PyTypeObject *type; /* held, so that no other can take its place in memory */
    Py_ssize_t fields;
    PyObject *defaults; /* NULL, or a tuple that the class holds */
} RegaliaRecord;

#define REGALIA_RECORDS 64

static RegaliaRecord Regalia_records[REGALIA_RECORDS];

/* What is known of a class; NULL where `NamedTuple` has not made it. */
static RegaliaRecord *Regalia_RecordOf(PyTypeObject *type) {
    RegaliaRecord *known = &Regalia_records[(size_t)type / sizeof(PyTypeObject) % REGALIA_RECORDS];
    if (likely(known->type == type)) {
        return known;
    }
    if (type->tp_base != &PyTuple_Type) {
        return NULL;
    }
    PyObject *fields = PyDict_GetItemString(type->tp_dict, "_fields");
    PyObject *make = PyObject_GetAttrString((PyObject *)type, "__new__");
    int is_record = fields != NULL && PyTuple_CheckExact(fields) && make != NULL && PyFunction_Check(make)
        && PyDict_GetItemString(PyFunction_GET_GLOBALS(make), "_tuple_new") != NULL;
    if (is_record) {
        Py_XDECREF(known->type);
        known->type = (PyTypeObject *)Py_NewRef(type);
        known->fields = PyTuple_GET_SIZE(fields);
        known->defaults = PyFunction_GET_DEFAULTS(make);
    }
    Py_XDECREF(make);
    PyErr_Clear();
    return is_record ? known : NULL;
}

static PyObject *Regalia_Record(PyObject *class, PyObject *const *values, Py_ssize_t count) {
    PyTypeObject *type = (PyTypeObject *)class;
    RegaliaRecord *known = Regalia_RecordOf(type);
    Py_ssize_t missing = known == NULL ? -1 : known->fields - count;
    if (missing < 0 || (missing > 0 && (known->defaults == NULL || missing > PyTuple_GET_SIZE(known->defaults)))) {
        return PyObject_Vectorcall(class, values, count, NULL);
    }
    PyObject *made = type->tp_alloc(type, known->fields);
    if (made != NULL) {
        for (Py_ssize_t at = 0; at < count; at++) {
            PyTuple_SET_ITEM(made, at, Py_NewRef(values[at]));
        }
        for (Py_ssize_t at = count; at < known->fields; at++) {
            Py_ssize_t from_last = known->fields - at;
            PyObject *value = PyTuple_GET_ITEM(known->defaults, PyTuple_GET_SIZE(known->defaults) - from_last);
            PyTuple_SET_ITEM(made, at, Py_NewRef(value));
        }
    }
    return made;
}

/* --- a bound bytes.translate, called with a table: the bytes of a bytearray that stand at these places ---------------- */

#define REGALIA_TABLE 256

static PyCFunction Regalia_translate;

/* Whether it is one, and the table one of the usual size. */
static inline int Regalia_IsTranslation(PyObject *called, PyObject *table) {
    if (!PyCFunction_CheckExact(called) || PyCFunction_GET_FUNCTION(called) != Regalia_translate) {
        return 0;
    }
    return PyByteArray_CheckExact(table) && PyByteArray_GET_SIZE(table) == REGALIA_TABLE
        && PyBytes_CheckExact(PyCFunction_GET_SELF(called));
}

static PyObject *Regalia_Translated(PyObject *bytes, PyObject *table) {
    Py_ssize_t size = PyBytes_GET_SIZE(bytes);
    PyObject *made = PyBytes_FromStringAndSize(NULL, size);
    if (likely(made != NULL && size > 0)) { /* there is one object for no bytes at all */
        const unsigned char *places = (const unsigned char *)PyBytes_AS_STRING(bytes);
        const char *values = PyByteArray_AS_STRING(table);
        for (Py_ssize_t at = 0; at < size; at++) {
            PyBytes_AS_STRING(made)[at] = values[places[at]];
        }
    }
    return made;
}

__attribute__((constructor)) static void Regalia_FindTranslate(void) {
    for (PyMethodDef *method = PyBytes_Type.tp_methods; method->ml_name != NULL; method++) {
        if (strcmp(method->ml_name, "translate") == 0) {
            Regalia_translate = method->ml_meth;
        }
    }
}

/* --- calls of anything ------------------------------------------------------------------------------------------------ */

static inline PyObject *Regalia_Call(PyObject *called, PyObject *const *values, size_t count, PyObject *names) {
    if (names == NULL && PyVectorcall_NARGS(count) == 1 && Regalia_IsTranslation(called, values[0])) {
        return Regalia_Translated(PyCFunction_GET_SELF(called), values[0]);
    }
    if (names == NULL && PyType_Check(called) && PyType_HasFeature((PyTypeObject *)called, Py_TPFLAGS_TUPLE_SUBCLASS)) {
        return Regalia_Record(called, values, PyVectorcall_NARGS(count));
    }
    return PyObject_Vectorcall(called, values, count, names);
}

#define PyObject_Vectorcall(called, values, count, names) Regalia_Call(called, values, count, names)

#endif
