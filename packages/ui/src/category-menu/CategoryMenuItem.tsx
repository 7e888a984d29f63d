import type { Flyouts } from '@yaoji/hooks'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { plain } from '../theme/base.css'
import * as css from './CategoryMenu.css'
import type { CategoryMenuCategory, CategoryMenuTarget } from './categoryMenuTypes'

interface Linked {
  hrefOf: (category: CategoryMenuTarget) => string
}

export interface CategoryMenuItemProps extends Linked {
  category: CategoryMenuCategory
  flyouts: Flyouts
  openLabel: (name: string) => string
}

/** A top category: its link and, where it has categories below it, a button and a flyout with them. Renders `li`. */
export function CategoryMenuItem({ category, flyouts, hrefOf, openLabel }: CategoryMenuItemProps) {
  const link = (
    <Link href={hrefOf(category)} className={css.link} data-part="link">
      {category.logo && <img src={category.logo} alt="" className={css.logo} data-part="logo" />}
      <span className={css.name} data-part="name">
        {category.name}
      </span>
      <span aria-hidden className={css.preview} data-part="preview">
        {category.children.map(({ name }) => name).join(' ')}
      </span>
    </Link>
  )
  if (category.children.length === 0) {
    return (
      <li className={css.item} data-part="item">
        {link}
      </li>
    )
  }
  const key = String(category.id)
  const open = flyouts.open === key
  return (
    <li {...flyouts.itemProps(key)} className={css.item} data-part="item" data-open={dataAttr(open)}>
      {link}
      <button
        type="button"
        aria-label={openLabel(category.name)}
        {...flyouts.triggerProps(key)}
        className={css.handle}
        data-part="handle"
      />
      <ul
        aria-label={category.name}
        {...flyouts.panelProps(key)}
        className={css.flyout}
        data-part="flyout"
        data-flat={dataAttr(category.children.every(group => group.children.length === 0))}
      >
        {open && category.children.map(group => <Group key={group.id} group={group} hrefOf={hrefOf} />)}
      </ul>
    </li>
  )
}

interface GroupProps extends Linked {
  group: CategoryMenuCategory['children'][number]
}

/** A category of the flyout, and those below it. */
function Group({ group, hrefOf }: GroupProps) {
  return (
    <li className={css.group} data-part="group">
      <Link href={hrefOf(group)} className={css.groupLink} data-part="group-link">
        {group.name}
      </Link>
      {group.children.length > 0 && (
        <ul aria-label={group.name} className={css.leaves} data-part="leaves">
          {group.children.map(leaf => (
            <li key={leaf.id} className={plain} data-part="leaf">
              <Link href={hrefOf(leaf)} className={css.leafLink} data-part="leaf-link">
                {leaf.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
