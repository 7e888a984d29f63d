import { bigint, integer, timestamp } from 'drizzle-orm/pg-core'

/** A point in time. */
export const moment = (name: string) => momentOrNull(name).notNull()

/** A point in time that is not there yet, or never. */
export const momentOrNull = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount in fen. */
export const fen = (name: string) => fenOrNull(name).notNull()

/** An amount in fen, where there is one. */
export const fenOrNull = (name: string) => bigint(name, { mode: 'number' })

/** An amount in fen that is 0 until something adds to it. */
export const fenFromZero = (name: string) => fen(name).default(0)

/** A unit price in 1/10000 yuan. */
export const price = (name: string) => priceOrNull(name).notNull()

/** A unit price in 1/10000 yuan, where there is one. */
export const priceOrNull = (name: string) => bigint(name, { mode: 'number' })

/** 1 for yes; no by default. */
export const flag = (name: string) => integer(name).$type<0 | 1>().notNull().default(0)
