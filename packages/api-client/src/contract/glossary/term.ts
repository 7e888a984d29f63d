/** The meaning of a field name: in Chinese, and in English as a sentence. */
export type Term = readonly [chinese: string, english: string]

export type Glossary = Readonly<Record<string, Term>>
