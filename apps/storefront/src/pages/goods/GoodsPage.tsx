export default function GoodsPage() {
  return null
}
