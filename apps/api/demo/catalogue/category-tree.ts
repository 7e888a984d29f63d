import { MENUS } from './menus'
import type { Category } from './types'

export interface CategoryTree {
  categories: Category[]
  /** Ids of a leaf: its parent's, then its own. Throws on a key that no menu has. */
  path(key: string): [parent: number, leaf: number]
}

/** The four menus as rows. Ids follow the place in the tables above: 100, 101, … 200, 201, … */
export function buildCategoryTree(): CategoryTree {
  const categories: Category[] = []
  const paths = new Map<string, [number, number]>()
  for (const [menu, offset, drawers] of MENUS) {
    drawers.forEach((drawer, at) => {
      const parent = offset + (at + 1) * 100
      const shared = { menu, logo: drawer.logo, goods_count: 0 }
      categories.push({ id: parent, parent_id: null, name: drawer.name, sort: at + 1, ...shared })
      drawer.leaves.forEach(([key, name], place) => {
        const id = parent + place + 1
        categories.push({ id, parent_id: parent, name, sort: place + 1, ...shared })
        paths.set(key, [parent, id])
      })
    })
  }
  return {
    categories,
    path: key => {
      const found = paths.get(key)
      if (!found) throw new Error(`catalogue: no menu has a category "${key}". Add it to category-tree.ts.`)
      return found
    },
  }
}
