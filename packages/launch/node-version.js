// Imported before anything else: it and whoever imports it statically must stay readable for an old Node.
const NEEDED = '20.19';

/** @param {string} version */
function rank(version) {
  const parts = version.split('.').map(Number);
  return (parts[0] || 0) * 1000 + (parts[1] || 0);
}

if (rank(process.versions.node) < rank(NEEDED)) {
  console.error(`Passage needs Node ${NEEDED} or later, and this is ${process.versions.node}: install a newer Node.`);
  process.exit(1);
}
