import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { TextLink } from './TextLink'

test('between words a link is underlined', async () => {
  const { container } = render(
    <p>
      可以
      <TextLink href="/feedback" underlined>
        告诉我们
      </TextLink>
    </p>,
  )
  const link = screen.getByRole('link', { name: '告诉我们' })
  expect([link.getAttribute('href'), link.dataset.underlined]).toEqual(['/feedback', ''])
  await expectAccessible(container)
})

testConformance(exported, { TextLink: { props: { href: '/login', children: '去登录' } } })
