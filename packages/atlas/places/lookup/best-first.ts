/** A max tree over an array of scores: each branch knows the best score below it. */
export interface ScoreTree {
  readonly count: number;
  /** Nodes 1 to 2·count−1: node `count + n` is the leaf of score `n`, node `n` the better of 2n and 2n+1. */
  readonly nodes: Uint16Array;
}

/** Builds the tree over `count` scores, each 0 to 65,535. */
export function scoreTree(count: number, scoreOf: (index: number) => number): ScoreTree {
  const nodes = new Uint16Array(2 * count);
  for (let index = 0; index < count; index += 1) nodes[count + index] = scoreOf(index);
  for (let node = count - 1; node > 0; node -= 1) {
    nodes[node] = Math.max(nodes[2 * node] ?? 0, nodes[2 * node + 1] ?? 0);
  }
  return { count, nodes };
}

/** Entries of a range, best score first, found lazily: each costs about the logarithm of the range's length. */
export class BestFirst {
  readonly #tree: ScoreTree;
  /** A heap of tree nodes, the best on top. */
  readonly #heap: number[] = [];

  constructor(tree: ScoreTree, from: number, to: number) {
    this.#tree = tree;
    let left = from + tree.count;
    let right = to + tree.count;
    while (left < right) {
      if (left & 1) this.#push(left++);
      if (right & 1) this.#push(--right);
      left >>>= 1;
      right >>>= 1;
    }
  }

  /** Score of the entry `next` will return; −1 when none is left. */
  get bestScore(): number {
    const [top] = this.#heap;
    return top === undefined ? -1 : (this.#tree.nodes[top] ?? -1);
  }

  /** Best entry not yet returned; −1 when none is left. */
  next(): number {
    const { count, nodes } = this.#tree;
    const top = this.#pop();
    if (top === undefined) return -1;
    let node: number = top;
    // Walk down to the leaf with the branch's score; queue the other branches.
    while (node < count) {
      const left: number = 2 * node;
      const leftIsBest = (nodes[left] ?? 0) >= (nodes[left + 1] ?? 0);
      this.#push(leftIsBest ? left + 1 : left);
      node = leftIsBest ? left : left + 1;
    }
    return node - count;
  }

  #score(slot: number): number {
    return this.#tree.nodes[this.#heap[slot] ?? 0] ?? 0;
  }

  #swap(one: number, two: number): void {
    const kept = this.#heap[one] ?? 0;
    this.#heap[one] = this.#heap[two] ?? 0;
    this.#heap[two] = kept;
  }

  #push(node: number): void {
    let slot = this.#heap.push(node) - 1;
    while (slot > 0) {
      const parent = (slot - 1) >>> 1;
      if (this.#score(parent) >= this.#score(slot)) return;
      this.#swap(parent, slot);
      slot = parent;
    }
  }

  #pop(): number | undefined {
    const [top] = this.#heap;
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return top;
    this.#heap[0] = last;
    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= this.#heap.length) return top;
      if (child + 1 < this.#heap.length && this.#score(child + 1) > this.#score(child)) child += 1;
      if (this.#score(slot) >= this.#score(child)) return top;
      this.#swap(slot, child);
      slot = child;
    }
  }
}
