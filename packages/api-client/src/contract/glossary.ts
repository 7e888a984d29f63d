import { ACCOUNT_TERMS } from './glossary/account'
import { CONTENT_TERMS } from './glossary/content'
import { GOODS_TERMS } from './glossary/goods'
import type { Glossary } from './glossary/term'
import { TRADE_TERMS } from './glossary/trade'

export type { Glossary, Term } from './glossary/term'

/** Every field name of the contract. For documentation; no page imports it. */
export const glossary: Glossary = { ...GOODS_TERMS, ...TRADE_TERMS, ...ACCOUNT_TERMS, ...CONTENT_TERMS }
