/**
 * What the search needs of the database, as data: columns of three tables and their indexes. `goods_names`
 * holds one row for each generic and trade name together, so that a name sold in forty packs is spelled and
 * searched once; `manufacturers` carries the same columns for makers. PostgreSQL 15 core, no extension.
 */

/** Columns of `goods_names` beside TERM_COLUMNS: what a suggestion shows and ranks by. */
export const NAME_COLUMNS = {
  id: 'integer primary key',
  common_name: 'text not null',
  /** Empty when there is none. */
  trade_name: 'text not null',
  goods_count: 'integer not null',
  sales: 'integer not null',
} as const

/** Columns of `goods_names` and `manufacturers`. */
export const TERM_COLUMNS = {
  /** `|甲硝唑片|灭滴灵|`: every name, normalised, between bars. */
  search_text: 'text not null',
  /** `|jxzp|mdl|`: initials in every reading. */
  search_initials: 'text not null',
  /** `|jiaxiaozuopian|miediling|`: whole pinyin in every reading. */
  search_full: 'text not null',
  search_grams: 'text[] not null',
  /** Characters of the name; short names rank first. */
  search_length: 'integer not null',
} as const

/** Columns of `goods`. */
export const GOODS_COLUMNS = {
  name_id: 'integer not null references goods_names (id)',
  /** Place among the goods of the same name: the first ones of every name come before second ones. */
  name_rank: 'integer not null',
  /** Place among the goods of the same maker. */
  maker_rank: 'integer not null',
  /** `|h20030769|yj101000|6900001010000|`: approval number, code and barcode. */
  search_keys: 'text not null',
  search_key_grams: 'text[] not null',
  /** `|0.25g*24粒/盒|24粒/盒`: the specification, normalised, from every number in it to the end. */
  search_spec: 'text not null',
} as const

/** Indexes, by statement. Run ANALYZE on the three tables after loading them. */
export const SEARCH_INDEXES = [
  'create index goods_names_grams on goods_names using gin (search_grams)',
  'create index manufacturers_grams on manufacturers using gin (search_grams)',
  'create index goods_key_grams on goods using gin (search_key_grams)',
  'create index goods_name_id on goods (name_id, name_rank)',
  'create index goods_manufacturer_id on goods (manufacturer_id, maker_rank)',
] as const

/** Values of TERM_COLUMNS for one name or maker. */
export interface TermColumns {
  search_text: string
  search_initials: string
  search_full: string
  search_grams: string[]
  search_length: number
}

/** Values of the textual GOODS_COLUMNS for one goods. */
export interface GoodsKeyColumns {
  search_keys: string
  search_key_grams: string[]
  search_spec: string
}
