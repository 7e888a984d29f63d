import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type StoredChoiceOptions, useStoredChoice } from './useStoredChoice'

const VIEWS = ['card', 'table'] as const

function open(storage: StoredChoiceOptions<string>['storage']) {
  const { result } = renderHook(() => useStoredChoice({ storageKey: 'view', storage, values: VIEWS }))
  return {
    read: () => result.current[0],
    choose: (value: 'card' | 'table') => act(() => result.current[1](value)),
  }
}

function storageWith(entry?: string) {
  const entries = new Map(entry === undefined ? [] : [['view', entry]])
  return () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
}

test('what was chosen is there when it is read again', () => {
  const storage = storageWith()
  const first = open(storage)
  expect(first.read()).toBeUndefined()
  first.choose('table')
  expect(first.read()).toBe('table')
  expect(open(storage).read()).toBe('table')
})

test('an entry that cannot be chosen is no choice', () => {
  expect(open(storageWith('wall')).read()).toBeUndefined()
})

test('without a storage the choice lasts as long as the page', () => {
  const { read, choose } = open(() => {
    throw new Error('storage is off')
  })
  expect(read()).toBeUndefined()
  choose('table')
  expect(read()).toBe('table')
})
