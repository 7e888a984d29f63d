/** What the address of a category is made of. */
export interface CategoryMenuTarget {
  id: number
  name: string
}

/** A category of the menu, as the common configuration has it: with two levels below it at most. */
export interface CategoryMenuCategory extends CategoryMenuTarget {
  logo: string
  children: readonly (CategoryMenuTarget & { children: readonly CategoryMenuTarget[] })[]
}
