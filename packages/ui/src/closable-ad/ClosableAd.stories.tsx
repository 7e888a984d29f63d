import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClosableAd } from './ClosableAd'

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="#095a4f"/><path d="M8 8h${width - 16}v${height - 16}H8z" fill="none" stroke="#e0b45c" stroke-width="2"/><text x="${width / 2}" y="${height / 2 + 8}" text-anchor="middle" font-size="20" fill="#fff">新客满 500 减 30</text></svg>`,
  )}`

const meta = {
  title: 'Chrome/ClosableAd',
  component: ClosableAd,
  args: { ad: { image: picture(480, 200), url: '#lqzx', title: '新客满 500 减 30' } },
  decorators: [
    Story => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClosableAd>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  name: 'At the top right, in a narrow column',
  render: args => (
    <div style={{ width: 240 }}>
      <ClosableAd {...args} />
    </div>
  ),
}

export const Bottom: Story = {
  args: {
    placement: 'bottom',
    ad: {
      image: picture(1440, 80),
      url: '#lqzx',
      title: '新客满 500 减 30',
      subtitle: '领券中心先到先得，每店限领一张',
    },
  },
}

export const End: Story = {
  name: 'At the end of the page',
  args: { ...Bottom.args, placement: 'end' },
}

export const TooLong: Story = {
  args: {
    placement: 'bottom',
    ad: {
      image: picture(1440, 80),
      url: '#lqzx',
      title: '换季备货感冒止咳清热解毒专场满五百减三十',
      subtitle: '全国六仓同时发货，冷链商品顺延一天，领券中心先到先得，每店限领一张，用完为止',
    },
  },
}

export const WithoutPicture: Story = {
  args: { placement: 'bottom', ad: { image: '', url: '#lqzx', title: '国庆期间正常发货，冷链商品顺延一天' } },
}

export const None: Story = { name: 'Without an ad nothing is shown', args: { ad: null } }
