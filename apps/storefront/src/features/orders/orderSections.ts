import { href } from '../../routes'

/** Id of the section of an order's page that has its parcels. */
export const PARCELS_ID = 'parcels'

/** Id of the section with its payments and the slip of a transfer. */
export const PAYMENTS_ID = 'payments'

/** The address of an order's parcels. */
export const parcelsHref = (order: OrderAddress) => sectionHref(order, PARCELS_ID)

/** The address of an order's payments. */
export const paymentsHref = (order: OrderAddress) => sectionHref(order, PAYMENTS_ID)

interface OrderAddress {
  readonly id: number
}

function sectionHref({ id }: OrderAddress, section: string): string {
  return `${href('order', { id })}#${section}`
}
