import { act } from '@testing-library/react'
import { favoriteAdd } from '@yaoji/api-client/contract/favorite'
import type { Answers } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { renderData } from './testing/renderData'
import { useWrite } from './useWrite'

/** Adds a product to the favourites; `seen` has what happened, in its order. */
async function write(answers?: Answers) {
  const seen: string[] = []
  const { result, sent, queries } = renderData(
    () =>
      useWrite(favoriteAdd, {
        inputOf: (id: number) => ({ goods_ids: [id] }),
        onSuccess: async (_queries, _answer, id) => {
          await Promise.resolve()
          seen.push(`success ${id}`)
        },
        onError: () => void seen.push('error'),
        onSettled: () => void seen.push('settled'),
      }),
    answers,
  )
  await act(() => result.current.mutateAsync(7).catch(() => seen.push('rejected')))
  return { seen, sent, meta: queries.getMutationCache().getAll()[0]?.meta }
}

test('a call is sent with the input of what was passed; its success waits for what follows from it', async () => {
  const { seen, sent, meta } = await write()
  expect(sent).toMatchObject([{ name: 'favorite.add', input: { goods_ids: [7] }, idempotencyKey: undefined }])
  expect(seen).toEqual(['success 7', 'settled'])
  expect(meta).toEqual({ endpoint: favoriteAdd })
})

test('a failed call tells so before it is settled, and rejects', async () => {
  const { seen } = await write({ 'favorite.add': () => Promise.reject(new Error('离线')) })
  expect(seen).toEqual(['error', 'settled', 'rejected'])
})
