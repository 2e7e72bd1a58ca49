"""The cast: invented toys who return from picture to picture, so that visitors get to know them."""
from dataclasses import replace

from .player import Toy

CAST = dict(
    ola=Toy('peach', 'braids', 'ginger', girl=True, freckles=True, number=7),
    arjun=Toy('almond', 'short', 'black', number=18),
    zosia=Toy('porcelain', 'pony', 'blond', girl=True, number=11),
    kuba=Toy('peach', 'side', 'chestnut', number=4, freckles=True),
    amara=Toy('umber', 'bun', 'black', girl=True, number=9),
    imran=Toy('honey', 'curly', 'black', number=23),
    veer=Toy('almond', 'patka', 'amber', hat=None, number=10),
    noor=Toy('honey', 'hijab', 'amber', girl=True, hat=None, number=14),
    tomek=Toy('porcelain', 'short', 'blond', number=3),
    jabari=Toy('ebony', 'buzz', 'black', number=99),
    mei=Toy('peach', 'bob', 'black', girl=True, number=5),
    hania=Toy('porcelain', 'long', 'brown', girl=True, number=22),
    dev=Toy('bronze', 'side', 'black', number=45),
    kofi=Toy('umber', 'afro', 'black', hat=None, number=8),
    lena=Toy('honey', 'curly', 'chestnut', girl=True, number=16),
    ravi=Toy('bronze', 'curly', 'black', number=1),
    coach=Toy('almond', 'short', 'black', age='adult', kit='coach', beard=True),
    marta=Toy('porcelain', 'bob', 'chestnut', age='adult', girl=True, number=12),
    piotr=Toy('peach', 'side', 'brown', age='adult', number=6),
    sana=Toy('honey', 'pony', 'black', age='adult', girl=True, number=21),
    george=Toy('ebony', 'buzz', 'black', age='adult', beard=True, number=77),
    harpreet=Toy('almond', 'turban', 'red', age='adult', hat=None, beard=True, number=13),
    irena=Toy('peach', 'bun', 'grey', age='adult', girl=True, number=2),
    adam=Toy('porcelain', 'bald', 'ginger', age='adult', beard=True, number=30),
)


def cast(name, **changes):
    return replace(CAST[name], **changes)
