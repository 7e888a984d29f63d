import type { Meta, StoryObj } from '@storybook/react-vite'
import { BannerCarousel } from './BannerCarousel'
import { slidesForStory } from './fixtures'

const meta = {
  title: 'Page/BannerCarousel',
  component: BannerCarousel,
  args: { slides: slidesForStory },
  decorators: [
    Story => (
      <div style={{ maxWidth: 752 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BannerCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Paused: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '暂停轮播' })),
}

export const LastSlide: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /第 4 张/ })),
}

export const Strip: Story = {
  args: {
    variant: 'strip',
    slides: slidesForStory.map(slide => ({ ...slide, subtitle: '满 500 减 12，满 3000 减 110' })),
  },
}

export const StripTooLong: Story = {
  args: {
    variant: 'strip',
    slides: slidesForStory.map(slide => ({
      ...slide,
      title: '换季备货感冒止咳专场'.repeat(8),
      subtitle: '满 500 减 12，'.repeat(20),
    })),
  },
}

export const OneSlide: Story = { args: { slides: slidesForStory.slice(0, 1) } }

export const VeryMany: Story = {
  args: {
    slides: Array.from({ length: 3 }, (_, round) =>
      slidesForStory.map(slide => ({ ...slide, id: 10 * round + slide.id, url: `${slide.url}-${round}` })),
    ).flat(),
  },
}

export const Loading: Story = { args: { slides: null } }

export const StripLoading: Story = { args: { variant: 'strip', slides: null } }

export const NoSlides: Story = { name: 'Without slides nothing is shown', args: { slides: [] } }
