/**
 * Ends a text before another that stands apart on the screen: without it some screen readers read both as one word ('Theft8 posts'). It
 * stands within the first, and is a part of its line, so that nothing separates the two ('Theft , 8 posts').
 */
export const Comma = () => <span className="text-[0px]">, </span>
