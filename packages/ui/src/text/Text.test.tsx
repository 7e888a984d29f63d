import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import * as exported from './index'
import { Text } from './Text'

test('a note is a muted paragraph, or a part of one with another tone', () => {
  render(
    <>
      <Text>不认识的登录请退出</Text>
      <Text as="span" size="xs" tone="bad">
        未通过
      </Text>
    </>,
  )
  const note = screen.getByText('不认识的登录请退出')
  expect([note.tagName, note.dataset.size, note.dataset.tone]).toEqual(['P', 's', 'muted'])
  const part = screen.getByText('未通过')
  expect([part.tagName, part.dataset.size, part.dataset.tone]).toEqual(['SPAN', 'xs', 'bad'])
})

testConformance(exported, { Text: { props: { children: '说明' } } })
