// Groups in the order of their first members.

/** @param keyOf which group a member belongs to */
export function groupBy<Member>(members: readonly Member[], keyOf: (member: Member) => string): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}
