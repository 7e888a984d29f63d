import { expect, test, vi } from 'vitest'
import { processesAt } from './dev.mjs'

test('the service runs on the next port and uses the address of the shop', () => {
  vi.stubEnv('PUBLIC_URL', '')
  const [service, storefront] = processesAt(5172)
  expect(service.env).toEqual({ PORT: '5173', PUBLIC_URL: 'http://localhost:5172' })
  expect(storefront.env).toEqual({ SERVICE_URL: 'http://127.0.0.1:5173' })
})

test('a PUBLIC_URL of the user is kept', () => {
  vi.stubEnv('PUBLIC_URL', 'https://shop.example')
  expect(processesAt(5172)[0].env.PUBLIC_URL).toBe('https://shop.example')
  vi.unstubAllEnvs()
})
