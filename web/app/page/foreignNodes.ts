/**
 * The browser's translation and extensions replace texts of a page by nodes of their own. React would then insert before a text, or remove
 * one, that stands elsewhere, which throws and ends the page. A text that has been replaced like this stays until its element goes, so one
 * that comes and goes, or stands beside something that does, has an element of its own (`bareText.test.ts`).
 */
const { insertBefore, removeChild } = Node.prototype

Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, next: Node | null): Inserted {
  return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Inserted
}

Node.prototype.removeChild = function <Removed extends Node>(child: Removed): Removed {
  return child.parentNode === this ? (removeChild.call(this, child) as Removed) : child
}
