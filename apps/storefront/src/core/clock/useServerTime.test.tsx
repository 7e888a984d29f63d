import { renderHook } from '@testing-library/react'
import { shopConfig } from '@yaoji/api-client/testing'
import { commonConfigQuery } from '@yaoji/hooks/data'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { useServerTime } from './useServerTime'

const FIVE_MINUTES = 300

test('[ST-08] a page that opens minutes after the shop has the time of the service, not that of the answer', () => {
  const { Shop, client, queries } = fakeShop({})
  const config = shopConfig()
  const updatedAt = Date.now() - FIVE_MINUTES * 1000
  queries.setQueryData(commonConfigQuery(client).queryKey, config, { updatedAt })
  const { result } = renderHook(useServerTime, { wrapper: Shop })
  const passed = (result.current ?? 0) - config.timestamp
  expect(passed).toBeGreaterThanOrEqual(FIVE_MINUTES)
  expect(passed).toBeLessThan(FIVE_MINUTES + 10)
})
