export default function EphedrinePayPage() {
  return null
}
