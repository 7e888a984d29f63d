import type { BuyAction } from '@yaoji/domain'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

type Here = Parameters<typeof loginHref>[0]

/**
 * The address of an action that lets the buyer see the price or buy, from the current page. The request for permission
 * to buy is for one product; without one it is a message to the shop.
 */
export function buyActionHref(
  action: BuyAction,
  here: Here,
  goods?: { readonly id: number } | null,
): string | undefined {
  const hrefs: Partial<Record<BuyAction, string>> = {
    login: loginHref(here),
    verify: href('registerStep3'),
    view_review: href('registerStep3'),
    update_licence: href('accountDocuments'),
    contact_manager: goods ? permissionHref(goods.id, here) : href('feedback'),
    find_similar: href('list'),
  }
  return hrefs[action]
}

/** The request for permission to buy a product, with the way back to the current page. */
function permissionHref(id: number, { pathname, search, hash }: Here): string {
  return href('controlled', {}, { apply: id, from: pathname + search + hash })
}
