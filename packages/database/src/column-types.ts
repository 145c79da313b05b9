/** PostgreSQL's types as values: what a statement declares its columns and parameters with. */
import type { Statement } from './sql.ts';

/** A type of PostgreSQL, and of the JavaScript values that the driver gives for it. Called with a name it declares a parameter. */
export interface Type<Value> {
  (name: string): Parameter<Value>;
  /** As PostgreSQL's `format_type` names it. */
  readonly typeName: string;
  readonly isNullable: boolean;
  /** The same type where a constraint, an enumeration or the program knows its values more closely. */
  as<Narrow extends NonNullable<Value>>(): Type<Narrow | Extract<Value, null>>;
  /** Never set; carries the type. */
  readonly value?: Value;
}

/** A parameter of a statement; the name is for its readers. */
export interface Parameter<Value> {
  readonly name: string;
  readonly type: Type<Value>;
}

/** The columns of an answer by name, in their order. */
export type Columns = Readonly<Record<string, Type<unknown>>>;

type ValueOf<Of> = Of extends Type<infer Value> ? Value : never;

/** A row of these columns, or of what a statement answers. */
export type RowOf<Of> =
  Of extends Statement<infer Row, never> ? Row : { -readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** What may be given for a type: a number for a bigint, text for a moment, as it has microseconds, and nothing for null. */
type Given<Value> =
  | (Value extends bigint
      ? bigint | number
      : Value extends Date
        ? Date | string
        : Value extends readonly (infer Element)[]
          ? readonly Given<Element>[]
          : Value)
  | (null extends Value ? undefined : never);

/** The values of these parameters, in their order. */
export type ValuesOf<Of extends readonly Parameter<unknown>[]> = {
  -readonly [Index in keyof Of]: Of[Index] extends Parameter<infer Value> ? Given<Value> : never;
};

function typeOf<Value>(typeName: string, isNullable = false): Type<Value> {
  const declare = (name: string): Parameter<Value> => ({ name, type });
  const type: Type<Value> = Object.assign(declare, {
    typeName,
    isNullable,
    as: () => typeOf<never>(typeName, isNullable),
  });
  return type;
}

export const integer = typeOf<number>('integer');
export const smallint = typeOf<number>('smallint');
export const bigint = typeOf<bigint>('bigint');
export const doublePrecision = typeOf<number>('double precision');
/** Of any precision, so as text. */
export const numeric = typeOf<string>('numeric');
export const text = typeOf<string>('text');
export const uuid = typeOf<string>('uuid');
export const boolean = typeOf<boolean>('boolean');
export const timestamptz = typeOf<Date>('timestamp with time zone');
/** A parameter of it is the JSON text, or an object. */
export const jsonb = typeOf<unknown>('jsonb');
export const json = typeOf<unknown>('json');
/** What a function answers that returns nothing. */
export const nothing = typeOf<unknown>('void');

/** A one-dimensional array. Its elements are null only where their type is nullable. */
export const array = <Value>({ typeName }: Type<Value>): Type<Value[]> => typeOf(`${typeName}[]`);

/** The same type with null. PostgreSQL cannot say which columns of an answer may be null, so the declaration does. */
export const nullable = <Value>({ typeName }: Type<Value>): Type<Value | null> => typeOf(typeName, true);
