import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Announcement } from './Announcement'

function Chosen() {
  const [count, setCount] = useState(3)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>再选一个</Button>
      <Announcement text={`已选 ${count} 个商品`} />
    </>
  )
}

const meta = {
  title: 'Feedback/Announcement',
  component: Announcement,
  args: { text: '共 3 个商品' },
  render: () => <Chosen />,
} satisfies Meta<typeof Announcement>

export default meta

/** Nothing is seen of it: a screen reader says the number after each press. */
export const Default: StoryObj<typeof meta> = {}
