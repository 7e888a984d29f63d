import { href } from '../../routes'

/** Id of the section of an order's page that has its parcels. */
export const PARCELS_ID = 'parcels'

/** The address of an order's parcels. */
export function parcelsHref({ id }: { readonly id: number }): string {
  return `${href('order', { id })}#${PARCELS_ID}`
}
