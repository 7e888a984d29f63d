import { fillPath, type PlainRouteName, routeNamed } from '../../routes'

/** A level of a breadcrumb that links to a page, with the title of its route. */
export function crumbTo(name: PlainRouteName): { name: string; href: string } {
  const { title, path } = routeNamed(name)
  return { name: title, href: fillPath(path, {}) }
}
