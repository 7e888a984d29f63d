import * as z from 'zod/mini'
import { address } from './address'
import { articleBlock, LINK_FORM, link } from './article'
import { cartLine, cartTotal } from './cart'
import { coupon } from './checkout'
import { category, navItem } from './config'
import { drawResult } from './draw'
import type { Schema } from './endpoint'
import { goods } from './entity/goods'
import { ad, zoneSection } from './focus'
import { glossary } from './glossary'
import { order, orderAmounts, orderLine } from './order'
import { payment } from './payment'
import { sessionUser } from './user'
import { wanted } from './wanted'
import { bulkAdded, bulkAdjusted, bulkRefused, date, FORMS, id, int, money, time } from './wire'

/** A schema as JSON Schema, draft 2020-12. */
export type JsonSchema = { [name: string]: unknown }

/** Entities that many responses contain, by their names in a document. */
const ENTITIES: Readonly<Record<string, Schema>> = {
  Ad: ad,
  Address: address,
  ArticleBlock: articleBlock,
  BulkAdded: bulkAdded,
  BulkAdjusted: bulkAdjusted,
  BulkRefused: bulkRefused,
  CartLine: cartLine,
  CartTotal: cartTotal,
  Category: category,
  Coupon: coupon,
  DrawResult: drawResult,
  Goods: goods,
  NavItem: navItem,
  Order: order,
  OrderAmounts: orderAmounts,
  OrderLine: orderLine,
  Payment: payment,
  SessionUser: sessionUser,
  Wanted: wanted,
  ZoneSection: zoneSection,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(ENTITIES)) registry.add(schema, { id })

/** JSON schemas of scalars whose check is a function, which zod cannot convert. */
const SCALARS = new Map<unknown, JsonSchema>([
  [int, { type: 'integer' }],
  [id, { type: 'integer' }],
  [money, { pattern: FORMS.money.source }],
  [time, { pattern: FORMS.time.source }],
  [date, { pattern: FORMS.date.source }],
  [link, { pattern: LINK_FORM.source }],
])

/**
 * Converts a schema of the contract to JSON Schema with a description for every field. `refs` is the path of the
 * document's entities, like `#/components/schemas/`. Returns the schema and the entities that it references.
 */
export function toJsonSchema(
  schema: Schema,
  io: 'input' | 'output',
  refs: string,
): { schema: JsonSchema; entities: Record<string, JsonSchema> } {
  const { $schema, $defs, id, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, SCALARS.get(zodSchema)),
  }) as JsonSchema
  const describe = (node: unknown) => describeNode(node, refs) as JsonSchema
  const entities = Object.entries((typeof $defs === 'object' && $defs) || {})
  // zod writes a schema that is itself an entity in place; here it becomes a reference too.
  if (typeof id === 'string') {
    return {
      schema: { $ref: refs + id },
      entities: Object.fromEntries([
        [id, describe(converted)],
        ...entities.map(([name, one]) => [name, describe(one)]),
      ]),
    }
  }
  return {
    schema: describe(converted),
    entities: Object.fromEntries(entities.map(([name, one]) => [name, describe(one)])),
  }
}

/** Changes references to the document's entities and adds a description to every property. */
function describeNode(node: unknown, refs: string): unknown {
  if (Array.isArray(node)) return node.map(each => describeNode(each, refs))
  if (typeof node !== 'object' || node === null) return node
  const described: JsonSchema = {}
  for (const [name, value] of Object.entries(withoutReadOnly(node as JsonSchema))) {
    if (name === 'id') continue
    if (name === '$ref') described.$ref = String(value).replace('#/$defs/', refs)
    else if (name === 'properties') described.properties = describeProperties(value as JsonSchema, refs)
    else described[name] = describeNode(value, refs)
  }
  return described
}

/** A schema without the alternative that only a reader makes, in place of what it does not know: it accepts anything. */
function withoutReadOnly(node: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = node
  if (!Array.isArray(anyOf)) return node
  const written = (anyOf as JsonSchema[]).filter(each => Object.keys(each).length > 0)
  return written.length === 1 ? { ...rest, ...written[0] } : { ...rest, anyOf: written }
}

function describeProperties(properties: JsonSchema, refs: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const term = glossary[name]
      const described = describeNode(schema, refs) as JsonSchema
      return [name, term ? { ...described, description: `${term[0]}。${term[1]}` } : described]
    }),
  )
}
