# Карта Rattus словами.
told-rattus-regions = Области
told-rattus-cards = Карты сословий
told-rattus-rats = крыс: { $rats }
told-rattus-people = кубики: { $people }
told-rattus-known = крыса { $rat } известна: { $face }
told-rattus-plague = здесь Чума
told-rattus-card-free = { $card }: ни у кого.
told-rattus-card-held = { $used ->
    [0] { $card }: { $seat }.
   *[other] { $card }: { $seat }, в этом ходу уже использована.
}
told-rattus-player = { $seat }: на поле { $score }, из них в Замке { $castle }; в запасе { $reserve }.
told-rattus-supply = Крыс в запасе: { $rats }. Перевёрнуто: { $turned }.
