import type * as z from 'zod/mini'

/** Whether a value is what a schema describes. */
type Matcher = (value: unknown) => boolean

type Schema = z.core.$ZodType & { readonly matches?: Matcher }
type Def = z.core.$ZodTypes['_zod']['def']
type DefOf<Type extends Def['type']> = Extract<Def, { readonly type: Type }>

const none: Matcher = () => false

const orEqual =
  (other: null | undefined) =>
  ({ innerType }: DefOf<'nullable' | 'optional'>): Matcher => {
    const matches = matcherOf(innerType)
    return value => value === other || matches(value)
  }

/** Makes the matcher of a schema, by its type. The types that are not here are left to zod. */
const MATCHERS: { readonly [Type in Def['type']]?: (def: DefOf<Type>) => Matcher } = {
  string: () => value => typeof value === 'string',
  literal:
    ({ values }) =>
    value =>
      (values as readonly unknown[]).includes(value),
  nullable: orEqual(null),
  optional: orEqual(undefined),
  array({ element }) {
    const matches = matcherOf(element)
    return value => Array.isArray(value) && value.every(matches)
  },
  object({ shape }) {
    const required = new Map<string, Matcher>()
    const optional = new Map<string, Matcher>()
    for (const name in shape) {
      const matches = matcherOf(shape[name] as Schema)
      const fields = matches(undefined) ? optional : required
      fields.set(name, matches)
    }
    return value => {
      if (!isPlain(value)) return false
      let found = 0
      for (const name in value) {
        const matches = required.get(name)
        if (matches) found += 1
        if (!(matches ?? optional.get(name))?.(value[name])) return false
      }
      return found === required.size
    }
  },
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value?.constructor === Object
}

const known = new WeakMap<Schema, Matcher>()

/**
 * Compiles a schema once, so that a whole answer is read without an object or a path for each value. The matcher accepts
 * only what zod returns unchanged: a value with an unknown field does not match, and zod removes the field.
 */
export function matcherOf(schema: Schema): Matcher {
  // A schema that is not zod's has only `safeParse`.
  const def = schema._zod?.def
  const matcher =
    known.get(schema) ??
    schema.matches ??
    (!def || def.checks ? none : (MATCHERS[def.type as Def['type']]?.(def as never) ?? none))
  known.set(schema, matcher)
  return matcher
}
