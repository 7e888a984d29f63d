import type { BuyAction } from '@yaoji/domain'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

/** Where the price gate's next step leads, from the page that the buyer is on. */
export function buyActionHref(action: BuyAction, here: Parameters<typeof loginHref>[0]): string | undefined {
  const ways: Partial<Record<BuyAction, string>> = {
    login: loginHref(here),
    verify: href('accountDocuments'),
    view_review: href('accountDocuments'),
    update_licence: href('accountDocuments'),
    contact_manager: href('feedback'),
    find_similar: href('list'),
  }
  return ways[action]
}
