import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoodsGallery } from './GoodsGallery'

function drawing(colour: string, side: string): { list: string; large: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 420"><rect width="420" height="420" fill="#eef2f0"/><rect x="110" y="60" width="200" height="300" rx="4" fill="#fff" stroke="#c9d4cf"/><rect x="110" y="60" width="200" height="72" fill="${colour}"/><text x="210" y="230" font-size="24" text-anchor="middle" fill="#18211e">${side}</text></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { list: url, large: url }
}

const pictures = [drawing('#0b6e60', '正面'), drawing('#8a5a00', '背面'), drawing('#1b5fd0', '说明书')]

const meta = {
  title: 'Goods/GoodsGallery',
  component: GoodsGallery,
  args: { goods_image: pictures, name: '阿莫灵 阿莫西林胶囊' },
} satisfies Meta<typeof GoodsGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnePicture: Story = { args: { goods_image: pictures.slice(0, 1) } }

export const NoPicture: Story = { args: { goods_image: [] } }

export const TooMany: Story = {
  args: { goods_image: Array.from({ length: 14 }, (_, at) => drawing('#b01e63', `第 ${at + 1} 面`)) },
}
