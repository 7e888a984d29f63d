import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { HomeBanner } from './HomeBanner'

const slide = { id: 1, image: '/pictures/1.svg', url: '/mrtj', title: '整点秒杀', subtitle: '' }

test('[CN-02 5] the home page shows the slides of banner 125', async () => {
  const slidesOf = ({ banner_id }: { banner_id: number }) => ({ list: banner_id === 125 ? [slide] : [] })
  const { Shop } = fakeShop({ 'focus.demo': slidesOf })
  render(<HomeBanner />, { wrapper: Shop })
  expect(await screen.findByRole('link', { name: /整点秒杀/ })).toBeTruthy()
})
