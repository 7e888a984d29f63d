import * as z from 'zod/mini'
import { address } from './address'
import { articleBlock } from './article'
import { cartLine, cartTotal } from './cart'
import { coupon } from './checkout'
import { category, navItem } from './config'
import { drawResult } from './draw'
import type { Schema } from './endpoint'
import { goods } from './entity/goods'
import { ad, zoneStrip } from './focus'
import { glossary } from './glossary'
import { order, orderAmounts, orderLine } from './order'
import { payment } from './payment'
import { sessionUser } from './user'
import { wanted } from './wanted'
import { bulkAdded, bulkAdjusted, bulkRefused, date, FORMS, id, int, money, time } from './wire'

/** A schema as JSON Schema, draft 2020-12. */
export type JsonSchema = { [name: string]: unknown }

/** Entities that stand in many answers, by the name under which a document shows them once. */
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
  ZoneStrip: zoneStrip,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(ENTITIES)) registry.add(schema, { id })

/** What the checks of these scalars mean; zod cannot write a check that is a function. */
const SCALARS = new Map<unknown, JsonSchema>([
  [int, { type: 'integer' }],
  [id, { type: 'integer' }],
  [money, { pattern: FORMS.money.source }],
  [time, { pattern: FORMS.time.source }],
  [date, { pattern: FORMS.date.source }],
])

/**
 * Writes a schema of the contract as JSON Schema with every field explained. `refs` is where a document keeps its
 * entities, like `#/components/schemas/`; the entities that the schema names come beside it.
 */
export function toJsonSchema(
  schema: Schema,
  io: 'input' | 'output',
  refs: string,
): { schema: JsonSchema; entities: Record<string, JsonSchema> } {
  const { $schema, $defs, id, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, SCALARS.get(zodSchema)),
  }) as JsonSchema
  const mend = (node: unknown) => explain(node, refs) as JsonSchema
  const entities = Object.entries((typeof $defs === 'object' && $defs) || {})
  // A schema that is itself an entity is written out in place; the document refers to it all the same.
  if (typeof id === 'string') {
    return {
      schema: { $ref: refs + id },
      entities: Object.fromEntries([
        [id, mend(written)],
        ...entities.map(([name, one]) => [name, mend(one)]),
      ]),
    }
  }
  return {
    schema: mend(written),
    entities: Object.fromEntries(entities.map(([name, one]) => [name, mend(one)])),
  }
}

/** Points references at the document's entities and says of every property what it means. */
function explain(node: unknown, refs: string): unknown {
  if (Array.isArray(node)) return node.map(each => explain(each, refs))
  if (typeof node !== 'object' || node === null) return node
  const mended: JsonSchema = {}
  for (const [name, value] of Object.entries(node)) {
    if (name === 'id') continue
    if (name === '$ref') mended.$ref = String(value).replace('#/$defs/', refs)
    else if (name === 'properties') mended.properties = explainProperties(value as JsonSchema, refs)
    else mended[name] = explain(value, refs)
  }
  return mended
}

function explainProperties(properties: JsonSchema, refs: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const term = glossary[name]
      const mended = explain(schema, refs) as JsonSchema
      return [name, term ? { ...mended, description: `${term[0]}。${term[1]}` } : mended]
    }),
  )
}
