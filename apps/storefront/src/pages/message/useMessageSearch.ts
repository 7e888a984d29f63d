import type { Message } from '@yaoji/api-client/contract/message'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'

/** Kinds of messages in the order of their tabs. */
export const MESSAGE_TABS: readonly { readonly value: Message['kind'] | 'all'; readonly name: string }[] = [
  { value: 'all', name: '全部' },
  { value: 'order', name: '订单消息' },
  { value: 'licence', name: '资质提醒' },
  { value: 'promotion', name: '优惠活动' },
  { value: 'system', name: '系统通知' },
  { value: 'arrival', name: '到货通知' },
]

const FIELDS = {
  kind: choiceField(
    MESSAGE_TABS.map(({ value }) => value),
    'all',
  ),
  /** 1: only unread messages. */
  unread: choiceField([1]),
  page: pageField,
}

/** The kind, the filter and the page of the messages in the address, and how to change a part of them. */
export function useMessageSearch() {
  return useSearchState(FIELDS)
}
