import type { Labels } from '@yaoji/ui/labels'
import { en } from '@yaoji/ui/locales/en'

/** The English words of the library, with this shop's own where it says things differently. */
export const words: Labels = {
  ...en,
  siteHeader: { ...en.siteHeader, home: 'PawSupply, home' },
  searchBox: { ...en.searchBox, placeholders: { 0: 'Product, code or initials', 1: 'Manufacturer' } },
}
