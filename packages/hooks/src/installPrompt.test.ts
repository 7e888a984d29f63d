import { expect, test, vi } from 'vitest'
import { keepInstallPrompt, showInstallPrompt } from './installPrompt'

function offer() {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = vi.fn(async () => {})
  window.dispatchEvent(Object.assign(event, { prompt }))
  return { event, prompt }
}

test('a prompt is kept until it is shown, and shown once', () => {
  const end = keepInstallPrompt()
  expect(showInstallPrompt()).toBe(false)
  const { event, prompt } = offer()
  expect(event.defaultPrevented).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
  expect(showInstallPrompt()).toBe(true)
  expect(prompt).toHaveBeenCalledOnce()
  expect(showInstallPrompt()).toBe(false)
  end()
})

test('after the end nothing is kept', () => {
  const end = keepInstallPrompt()
  offer()
  end()
  expect(showInstallPrompt()).toBe(false)
  expect(offer().event.defaultPrevented).toBe(false)
})
