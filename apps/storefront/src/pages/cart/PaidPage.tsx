export default function PaidPage() {
  return null
}
