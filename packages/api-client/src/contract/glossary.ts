import { ACCOUNT_TERMS } from './glossary/account'
import { CONTENT_TERMS } from './glossary/content'
import { GOODS_TERMS } from './glossary/goods'
import { TRADE_TERMS } from './glossary/trade'

/** The meaning of a field name: in Chinese, and in English as a sentence. */
export type Term = readonly [chinese: string, english: string]

export type Glossary = Readonly<Record<string, Term>>

/** Every field name of the contract. For documentation; no page imports it. */
export const glossary: Glossary = { ...GOODS_TERMS, ...TRADE_TERMS, ...ACCOUNT_TERMS, ...CONTENT_TERMS }
