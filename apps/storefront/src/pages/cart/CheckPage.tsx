export default function CheckPage() {
  return null
}
