/** The tables that the service builds from its rules when the article is read. */
export type GeneratedName = 'documents' | 'freight' | 'payments' | 'licences' | 'contacts' | 'returns'

/** In the place of a table in a stored article. */
export interface GeneratedBlock {
  readonly kind: 'generated'
  readonly name: GeneratedName
}
