import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { TokenRows } from '../part/testing/TokenTable'
import { theme } from '../theme/contract.css'
import { duration, space } from '../theme/scale'

const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Durations() {
  const [end, setEnd] = useState(false)
  return (
    <div style={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
      <Button onClick={() => setEnd(!end)}>Play</Button>
      <TokenRows
        name="duration"
        values={duration}
        look={value => (
          <div style={{ width: 'min(144px, 18vw)', background: theme.color.sunken }}>
            <div
              style={{
                width: end ? '100%' : '20%',
                height: 12,
                background: theme.color.accent,
                transition: `width ${value}`,
              }}
            />
          </div>
        )}
        use={{
          fast: 'colours under the pointer, arrows, tooltips',
          slow: 'dialogs, the side cart, messages that appear',
        }}
      />
    </div>
  )
}

export const Duration: Story = { render: () => <Durations /> }
