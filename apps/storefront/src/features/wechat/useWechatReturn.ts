import { useEffect, useRef, useState } from 'react'
import { useUrlQuery } from '../../core/navigation/address'

/** What WeChat adds to the address when the user confirmed. */
export interface WechatReturn {
  readonly code: string
  readonly state: string
}

/**
 * On a page to which WeChat returns: passes what WeChat added to the address, once, and removes it from the address,
 * because it has one use. Returns whether the user declined in WeChat.
 */
export function useWechatReturn(onConfirmed: (given: WechatReturn) => void): boolean {
  const [search, setSearch] = useUrlQuery()
  const [given] = useState(() => ({ code: search.get('code'), state: search.get('state') }))
  const passed = useRef(false)
  const { code, state } = given
  useEffect(() => {
    if (state === null || passed.current) return
    passed.current = true
    setSearch({})
    if (code !== null) onConfirmed({ code, state })
  }, [code, state, setSearch, onConfirmed])
  return state !== null && code === null
}
