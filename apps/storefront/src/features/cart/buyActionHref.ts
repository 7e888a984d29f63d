import type { BuyAction } from '@yaoji/domain'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

/** The address of an action that lets the buyer see the price or buy, from the current page. */
export function buyActionHref(action: BuyAction, here: Parameters<typeof loginHref>[0]): string | undefined {
  const hrefs: Partial<Record<BuyAction, string>> = {
    login: loginHref(here),
    verify: href('registerStep3'),
    view_review: href('registerStep3'),
    update_licence: href('accountDocuments'),
    contact_manager: href('feedback'),
    find_similar: href('list'),
  }
  return hrefs[action]
}
