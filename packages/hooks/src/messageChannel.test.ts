import { expect, test } from 'vitest'
import { createMessageChannel } from './messageChannel'

test('messages reach the receiver; those from before wait for it', () => {
  const channel = createMessageChannel<string>()
  const shown: string[] = []
  channel.show('early')
  const end = channel.receive(message => shown.push(message))
  channel.show('later')
  expect(shown).toEqual(['early', 'later'])
  end()
  channel.show('waits')
  expect(shown).toEqual(['early', 'later'])
  channel.receive(message => shown.push(message))
  expect(shown).toEqual(['early', 'later', 'waits'])
})

test('a receiver that was replaced does not end the newer one', () => {
  const channel = createMessageChannel<string>()
  const shown: string[] = []
  const end = channel.receive(() => {})
  channel.receive(message => shown.push(message))
  end()
  channel.show('now')
  expect(shown).toEqual(['now'])
})
